export { attachmentKey, isPhotoSize, PHOTO_SIZES, type PhotoSize, photoKey } from './file-keys.ts';
export { approveWaitingPhotos } from './judging-queries.ts';
export { attachmentFiles, idsOf, type KeptFiles, photoFiles, rowsOf } from './kept-files.ts';
export { presentAttachment, presentPhoto } from './presenter.ts';
export {
  type AttachmentRow,
  attachmentsOf,
  ownPhotosOf,
  type PhotoRow,
  photosOf,
} from './queries.ts';
export { mountPhotos } from './routes.ts';
export { requireSigned, type Signed, sendFile } from './send-file.ts';
export { workPhotos } from './workers.ts';
export { removeFiles, writeFiles } from './write-files.ts';
