import { testNarrowScreens } from '../narrow-screens.ts';

testNarrowScreens('tamilmala', 'Tamil');
