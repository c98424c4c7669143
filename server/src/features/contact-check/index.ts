export { refuseContacts } from './refuse-contacts.ts';
