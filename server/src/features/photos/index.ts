export { hashOfPhoto } from './hash-photo.ts';
export { presentPhoto } from './presenter.ts';
export { ownPhotosOf, type PhotoRow, photosOf } from './queries.ts';
export { approveWaitingPhotos, findPhoto, lockPhoto, setPhotoState } from './review-queries.ts';
export { mountPhotos, photoFiles } from './routes.ts';
export { workPhotos } from './sweep-photos.ts';
