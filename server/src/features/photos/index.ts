export { attachmentKey, isPhotoSize, PHOTO_SIZES, type PhotoSize, photoKey } from './file-keys.ts';
export { presentAttachment, presentPhoto, type ShownPhoto } from './presenter.ts';
export { type AttachmentRow, attachmentsOf, type PhotoRow, photosOf } from './queries.ts';
export { mountPhotos } from './routes.ts';
export { requireSigned, type Signed, sendFile } from './send-file.ts';
export { removeFiles, writeFiles } from './write-files.ts';
