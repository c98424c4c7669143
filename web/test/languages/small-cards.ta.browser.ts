import { testSmallCards } from '../small-cards.ts';

testSmallCards('tamilmala', 'Tamil', 'ta');
