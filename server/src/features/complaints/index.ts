export { type ComplaintMail, complaintLetters } from './letters.ts';
export { waitingComplaints } from './queries.ts';
export { complaintFiles, mountComplaints } from './routes.ts';
export { sweepComplaintPictures } from './sweep-pictures.ts';
