/**
 * The version of the terms and the privacy notice, by its date (YYYY-MM-DD). A change of their meaning is a new
 * version: members are asked at their next visit.
 */
export const TERMS_VERSION = '2026-11-21';
