export { type DigestMail, digestLetters } from './letters.ts';
export { makeDigests } from './make-digests.ts';
export { mountDigest } from './routes.ts';
export { tellNews } from './tell-news.ts';
export { workDigests } from './workers.ts';
