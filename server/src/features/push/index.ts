export { AWAKE, notify, notifyMany } from './notify.ts';
export { dropSubscriptions, refusesPush } from './queries.ts';
export { mountPush } from './routes.ts';
export { sweepPush, workPush } from './send-push.ts';
