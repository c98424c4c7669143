import { testMainJourney } from '../support/main-journey.ts';

testMainJourney('tamilmala', 'en');
