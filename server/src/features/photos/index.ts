export { attachmentKey, PHOTO_SIZES, photoKey } from './file-keys.ts';
export { presentAttachment, presentPhoto, type ShownPhoto } from './presenter.ts';
export { type AttachmentRow, attachmentsOf, type PhotoRow, photosOf } from './queries.ts';
export { mountPhotos } from './routes.ts';
