import { savedSearchesText as savedSearches } from '../../app/i18n/mr/saved-searches.ts';
import { searchText as search } from '../../app/i18n/mr/search.ts';
import { testSearchParts } from '../search-parts.ts';

testSearchParts('marathimala', { search, savedSearches });
