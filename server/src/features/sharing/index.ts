export { facePreview } from './open-link.ts';
export { endLinks } from './queries.ts';
export { mountSharing } from './routes.ts';
export { sweepLinks } from './sweep-links.ts';
