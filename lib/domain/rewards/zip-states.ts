/**
 * Three-digit ZIP prefixes of each state, territory and military region, as ranges. Prefixes that USPS has not assigned are added to a
 * neighboring state, so that no valid ZIP code is rejected.
 * USPS labeling list L002, "3-Digit ZIP Code Prefix Matrix".
 */
const zipPrefixes: Readonly<Record<string, string>> = {
  AK: '995-999',
  AL: '350-369',
  AR: '716-729',
  AS: '967',
  AZ: '850-865',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200-205 569',
  DE: '197-199',
  FL: '320-349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-528',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  MA: '010-027 055',
  MD: '205-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-567',
  MO: '630-658',
  MP: '969',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NV: '889-898',
  NY: '005 063 100-149',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 739 750-799 885',
  UT: '840-847',
  VA: '201 205 220-246',
  VI: '008',
  VT: '050-059',
  WA: '980-994',
  WI: '530-549',
  WV: '247-268',
  WY: '820-831 834',
  AA: '340',
  AE: '090-098',
  AP: '962-966',
};

/**
 * Whether a ZIP code can belong to a state.
 *
 * @param state       two letters, as in `postalStates`
 * @param postalCode  begins with five digits
 */
export function isZipOf(state: string, postalCode: string): boolean {
  const prefix = postalCode.slice(0, 3);
  const ranges = (zipPrefixes[state] ?? '').split(' ').map((range) => range.split('-'));
  return ranges.some(([first = '', last = first]) => first <= prefix && prefix <= last);
}
