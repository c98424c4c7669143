export { makeFirstOwner } from './first-owner.ts';
export { firstStartPath, offerFirstStart } from './first-start.ts';
export { mountStaff } from './routes.ts';
