export { findContact, findSplitNumber } from './find-contact.ts';
