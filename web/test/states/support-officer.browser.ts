import { testWithoutNumber } from './support.ts';

testWithoutNumber(true);
