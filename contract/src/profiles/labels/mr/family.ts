import type { familyLabels as english } from '../en/family.ts';

export const familyLabels: Record<keyof typeof english, string> = {
  father_name: 'वडिलांचे नाव',
  father_alive: 'वडील हयात आहेत का',
  father_occupation: 'वडिलांचा व्यवसाय / नोकरी',
  mother_name: 'आईचे नाव',
  mother_alive: 'आई हयात आहे का',
  mother_occupation: 'आईचा व्यवसाय / नोकरी',
  sisters: 'बहिणी',
  sisters_married: 'विवाहित बहिणी',
  brothers: 'भाऊ',
  brothers_married: 'विवाहित भाऊ',
  family_status: 'कौटुंबिक स्थिती',
  about_family: 'कुटुंबाविषयी',
  property_details: 'स्थावर मालमत्ता',
};
