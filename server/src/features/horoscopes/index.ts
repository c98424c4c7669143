export { profileChart } from './read-chart.ts';
export { mountHoroscopes } from './routes.ts';
export { starOfBirth } from './star-of-birth.ts';
