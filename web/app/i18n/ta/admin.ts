import { STATUS } from '@mala/contract/access/status.ts';
import { WARNED_DAYS } from '@mala/contract/members/absences.ts';
import { ENDING_DAYS, SEEN_DAYS } from '@mala/contract/moderation/profiles.ts';
import type { Texts } from '../texts.ts';
import { plural } from './plural.ts';

export const adminText: Texts['admin'] = {
  title: 'வரன் விவரங்கள்',
  statuses: {
    [STATUS.UNVERIFIED]: 'சரிபார்ப்பில்',
    [STATUS.VERIFIED]: 'சரிபார்த்தது',
    [STATUS.APPROVED]: 'ஏற்கப்பட்டது',
    [STATUS.MARRIED]: 'திருமணமானது',
    [STATUS.MARRIED_ELSEWHERE]: 'வேறு வழியில் திருமணமானது',
    [STATUS.REJECTED]: 'ஏற்கப்படவில்லை',
    [STATUS.DUPLICATE]: 'இரட்டைப் பதிவு',
  },
  /** names a person where the name alone may be ambiguous */
  who: (name, mid) => (mid ? `${name} (${mid})` : name),

  filters: {
    title: 'வரன் விவரங்களைத் தேட',
    mid: 'MM / MF எண்',
    dateOfBirth: 'பிறந்த தேதி',
    domain: 'தளம்',
    name: 'பெயர்',
    city: 'ஊர்',
    status: 'நிலை',
    anyStatus: 'எல்லாம்',
    more: 'மேலும் வடிகட்டிகளும் வரிசையும்',
    any: 'எதுவும்',
    phone: 'தொலைபேசி',
    subscription: 'சந்தா',
    subscriptions: {
      running: 'உள்ளது',
      ending: `${ENDING_DAYS} நாட்களுக்குள் முடிகிறது`,
      none: 'இல்லை',
    },
    seen: 'கடைசியாக வந்தது',
    seenWhen: {
      week: `${SEEN_DAYS.week} நாட்களுக்குள்`,
      month: `${SEEN_DAYS.month} நாட்களுக்குள்`,
      longer: `${SEEN_DAYS.longer} நாட்களாக வரவில்லை`,
    },
    waiting: 'காத்திருக்கும் காலம்',
    waitingFor: (days) => (days === 0 ? 'எவ்வளவு காலமானாலும்' : `${days} நாள் அல்லது அதற்கு மேல்`),
    away: 'காட்டப்படாதவை',
    awayNow: {
      paused: 'நிறுத்தி வைக்கப்பட்டது',
      closed: 'மூடப்பட்டது',
      quiet: 'நீண்ட காலம் வரவில்லை',
      ending: `மூடப்பட்டது, ${WARNED_DAYS} நாட்களுக்குள் அழிக்கப்படும்`,
    },
    sort: 'வரிசை',
    sorts: {
      newest: 'புதியவை முதலில்',
      waiting: 'நீண்ட நாள் காத்திருப்பவை முதலில்',
      seen: 'அண்மையில் வந்தவர் முதலில்',
      name: 'பெயர் வரிசை',
    },
    search: 'தேடுக',
    reset: 'தேர்வுகளை நீக்குக',
  },

  list: {
    title: 'கிடைத்த வரன் விவரங்கள்',
    count: (count, one) => (one ? '1 வரன்' : `${count} வரன்கள்`),
    shown: (shown) => `முதல் ${shown} காட்டப்படுகின்றன`,
    columns: {
      number: '#',
      name: 'பெயர்',
      surname: 'குடும்பப் பெயர்',
      gender: 'பாலினம்',
      dob: 'பிறந்த தேதி',
      city: 'ஊர்',
      status: 'நிலை',
      featured: 'முகப்பில்',
      actions: 'செயல்கள்',
    },
    none: '–',
    /** for whom the account was made */
    registeredFor: {
      self: 'தமக்காக',
      son: 'மகனுக்காக',
      daughter: 'மகளுக்காக',
      brother: 'சகோதரருக்காக',
      sister: 'சகோதரிக்காக',
      relative: 'உறவினருக்காக',
      friend: 'நண்பருக்காக',
    },
    noMid: 'இன்னும் எண் இல்லை',
    complete: 'நிறைவடைந்தது',
    incomplete: 'நிறைவடையவில்லை',
    waitingSince: (age) => `காத்திருப்பு: ${age}`,
    away: { paused: 'நிறுத்தி வைக்கப்பட்டது', closed: 'மூடப்பட்டது', quiet: 'நீண்ட காலம் வரவில்லை' },
    paidUntil: (day) => `${day} வரை திட்டம் உள்ளது`,
    statusOf: (who) => `நிலை: ${who}`,
    featuredOf: (who) => `முகப்பில்: ${who}`,
    view: 'பார்க்க',
    viewOf: (who) => `பார்க்க: ${who}`,
    activate: 'திட்டம் தொடங்குக',
    activateFor: (who) => `திட்டம் தொடங்குக: ${who}`,
    empty: 'எதுவும் இல்லை',
    emptyHint: 'இந்தத் தளத்தில் இந்தத் தேர்வுகளுக்குப் பொருந்தும் வரன் விவரம் இல்லை.',
    otherSite: (site) => `${site} தளத்தில் தேடுக`,
    viewMore: 'மேலும் பார்க்க',
    loadingMore: 'ஏற்றப்படுகிறது…',
  },

  disks: {
    low: 'ஒரு வட்டில் இடம் குறைந்துவிட்டது',
    full: 'ஒரு வட்டில் இடமே இல்லை',
    left: (folder, machine, free, total) =>
      `${machine} கணினி, ${folder}: மொத்தம் ${total} ஜிபி, மீதம் ${free} ஜிபி.`,
    whenLow:
      'இடம் ஏற்படுத்துமாறு, அல்லது பெரிய வட்டு வைக்குமாறு கணினியைப் பராமரிப்பவரிடம் சொல்லுங்கள். அதுவரை எல்லாம் வழக்கம்போல் நடக்கும்.',
    whenFull:
      'உறுப்பினர்கள் பார்க்கலாம்; ஆனால் பதிவு செய்யவோ எதையும் சேமிக்கவோ முடியாது. இடம் ஏற்படுத்துமாறு கணினியைப் பராமரிப்பவரிடம் சொல்லுங்கள். நீங்கள் இங்கே நீக்குவதாலும் சிறிது இடம் கிடைக்கும்.',
  },

  updated: { title: 'முடிந்தது', message: 'வரன் விவரத்தின் நிலை மாற்றப்பட்டது...' },

  refusal: {
    of: {
      500: { title: 'இந்த வரன் விவரத்தை மறுக்க', action: 'மறுக்க' },
      501: { title: 'இதை இரட்டைப் பதிவு எனக் குறிக்க', action: 'இரட்டைப் பதிவு எனக் குறிக்க' },
    },
    reason: 'காரணம்',
    reasonHint: 'உறுப்பினர் இதைப் படிப்பார். எது சரியில்லை, அதற்கு என்ன செய்யலாம் என்று எழுதுங்கள்.',
    cancel: 'ரத்து செய்க',
  },

  activation: {
    title: 'திட்டத்தைத் தொடங்க',
    package: 'திட்டம்',
    choice: (name, price, profiles, days) =>
      `${name}: ₹${price}, ${profiles}\u00a0${plural(profiles, 'வரன்', 'வரன்கள்')}, ${days}\u00a0${plural(days, 'நாள்', 'நாட்கள்')}`,
    reference: 'பரிவர்த்தனை எண்',
    referenceHint:
      'வங்கியோ உறுப்பினரோ எழுதியபடியே எழுதுங்கள். ஒவ்வொரு எண்ணும் ஒருமுறை மட்டுமே கணக்கிடப்படும்.',
    way: 'செலுத்திய வழி',
    chooseWay: 'தேர்ந்தெடுங்கள்',
    amount: 'தொகை (₹)',
    amountHint: 'செலுத்திய தொகை, முழு ரூபாயில்.',
    none: 'நடப்பில் சந்தா இல்லை. திட்டம் இன்று தொடங்கும்.',
    running: (day) => `ஒரு சந்தா ${day} வரை நடப்பில் உள்ளது. இந்தத் திட்டத்தின் வரன்களும் நாட்களும் அதனுடன் சேரும்.`,
    submit: 'தொடங்குக',
    cancel: 'ரத்து செய்க',
    done: {
      title: 'முடிந்தது',
      message: (name, day) => `‘${name}’ திட்டம் ${day} வரை நடப்பில் இருக்கும்.`,
    },
  },
};
