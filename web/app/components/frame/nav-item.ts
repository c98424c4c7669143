/** A link of the navigation; an external one opens in a new tab. */
export interface NavItem {
  label: string;
  to: string;
  external?: boolean;
}
