import { testSmallCards } from '../small-cards.ts';

testSmallCards('marathimala', 'Marathi', 'mr');
