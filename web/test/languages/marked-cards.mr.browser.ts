import { cardsText } from '../../app/i18n/mr/cards.ts';
import { testMarkedCards } from '../marked-cards.ts';

testMarkedCards('marathimala', cardsText);
