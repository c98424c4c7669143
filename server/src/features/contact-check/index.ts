export { findContact } from './find-contact.ts';
