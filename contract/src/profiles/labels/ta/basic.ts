import type { basicLabels as english } from '../en/basic.ts';

export const basicLabels: Record<keyof typeof english, string> = {
  name: 'மணமகள் / மணமகன் பெயர்',
  gender: 'பாலினம்',
  date_of_birth: 'பிறந்த தேதி',
  language: 'மொழி',
  community: 'சமூகம்',
  surname: 'குடும்பப் பெயர்',
  gothram: 'கோத்திரம்',
  mobiles: 'கைபேசி எண்',
  email: 'மின்னஞ்சல்',
  country: 'நாடு',
  state: 'மாநிலம்',
  address: 'முகவரி',
  city: 'ஊர்',
  pincode: 'அஞ்சல் குறியீடு',
  filled_in_by: 'விவரங்களைப் பதிந்தவர்',
};
