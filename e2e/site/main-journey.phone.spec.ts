import { testMainJourney } from '../support/main-journey.ts';

// in English on a phone: e2e/signup/way-in
testMainJourney('tamilmala', 'ta');
testMainJourney('marathimala', 'mr');
