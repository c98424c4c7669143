import { cardsText } from '../../app/i18n/ta/cards.ts';
import { testMarkedCards } from '../marked-cards.ts';

testMarkedCards('tamilmala', cardsText);
