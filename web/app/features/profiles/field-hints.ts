/** What browsers may fill in by themselves, by the field's name (HTML autofill). */
export const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  gender: 'sex',
  email: 'email',
  country: 'country',
  state: 'address-level1',
  address: 'street-address',
  city: 'address-level2',
  pincode: 'postal-code',
};

/** Lists from this length on can be searched. */
export const SEARCHED_FROM = 20;
