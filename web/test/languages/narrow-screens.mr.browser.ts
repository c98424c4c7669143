import { testNarrowScreens } from '../narrow-screens.ts';

testNarrowScreens('marathimala', 'Marathi');
