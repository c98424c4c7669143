export { setCaption } from './album-queries.ts';
export { insertHash } from './hash-queries.ts';
export { photoAddresses, presentOwnPhoto, presentPhoto } from './presenter.ts';
export {
  approveWaitingPhotos,
  findPhoto,
  insertPhoto,
  lockPhoto,
  ownPhotosOf,
  type PhotoRow,
  photosOf,
  setPhotoState,
} from './queries.ts';
export { mountPhotos, photoFiles } from './routes.ts';
export { hashOfPhoto, workPhotos } from './sweep-photos.ts';
