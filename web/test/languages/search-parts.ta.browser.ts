import { savedSearchesText as savedSearches } from '../../app/i18n/ta/saved-searches.ts';
import { searchText as search } from '../../app/i18n/ta/search.ts';
import { testSearchParts } from '../search-parts.ts';

testSearchParts('tamilmala', { search, savedSearches });
