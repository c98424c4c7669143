import { testWithoutNumber } from './support.ts';

testWithoutNumber(false);
