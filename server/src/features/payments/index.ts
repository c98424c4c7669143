export { waitingClaims } from './claim-queries.ts';
export { screenshotFiles } from './claim-routes.ts';
export { workGateway } from './gateway-work.ts';
export { GATEWAY_NAME } from './presenter.ts';
export { mountPayments } from './routes.ts';
export { sweepScreenshots } from './sweep-screenshots.ts';
