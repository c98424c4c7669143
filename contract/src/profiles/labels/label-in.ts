import type { Site } from '../../communities/community.ts';
import type { Language } from '../../communities/languages.ts';
import type { Section } from '../field.ts';
import { basicLabels as basicEn } from './en/basic.ts';
import { chartLabels as chartEn } from './en/chart.ts';
import { familyLabels as familyEn } from './en/family.ts';
import { horoscopeLabels as horoscopeEn } from './en/horoscope.ts';
import { personalLabels as personalEn } from './en/personal.ts';
import { siteLabels as sitesEn } from './en/sites.ts';
import { workLabels as workEn } from './en/work.ts';
import { basicLabels as basicMr } from './mr/basic.ts';
import { chartLabels as chartMr } from './mr/chart.ts';
import { familyLabels as familyMr } from './mr/family.ts';
import { horoscopeLabels as horoscopeMr } from './mr/horoscope.ts';
import { personalLabels as personalMr } from './mr/personal.ts';
import { siteLabels as sitesMr } from './mr/sites.ts';
import { workLabels as workMr } from './mr/work.ts';
import { basicLabels as basicTa } from './ta/basic.ts';
import { chartLabels as chartTa } from './ta/chart.ts';
import { familyLabels as familyTa } from './ta/family.ts';
import { horoscopeLabels as horoscopeTa } from './ta/horoscope.ts';
import { personalLabels as personalTa } from './ta/personal.ts';
import { siteLabels as sitesTa } from './ta/sites.ts';
import { workLabels as workTa } from './ta/work.ts';

type Labels = Readonly<Record<string, string>>;
type LabelsOfLanguage = Record<Section, Labels> & {
  sites: Readonly<Record<string, Labels>>;
  chart: typeof chartEn;
};

const LABELS: Readonly<Record<Language, LabelsOfLanguage>> = {
  en: {
    basic: basicEn,
    personal: personalEn,
    work: workEn,
    family: familyEn,
    horoscope: horoscopeEn,
    sites: sitesEn,
    chart: chartEn,
  },
  ta: {
    basic: basicTa,
    personal: personalTa,
    work: workTa,
    family: familyTa,
    horoscope: horoscopeTa,
    sites: sitesTa,
    chart: chartTa,
  },
  mr: {
    basic: basicMr,
    personal: personalMr,
    work: workMr,
    family: familyMr,
    horoscope: horoscopeMr,
    sites: sitesMr,
    chart: chartMr,
  },
};

/**
 * What a site calls a field, in a language; null if the section has no such field. For letters: pages have the labels of
 * their own language in `label`.
 */
export function labelIn(
  language: Language,
  { domain }: Pick<Site, 'domain'>,
  section: Section,
  field: string,
): string | null {
  const labels = LABELS[language];
  return labels.sites[domain]?.[field] ?? labels[section][field] ?? null;
}

/** What stands in a chart, in a language, and how wide the widest of the short names is. For papers, as labelIn. */
export function chartLabelsIn(language: Language): LabelsOfLanguage['chart'] {
  return LABELS[language].chart;
}
