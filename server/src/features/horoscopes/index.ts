export { profileChart } from './read-chart.ts';
export { mountHoroscopes } from './routes.ts';
