// The banks to which money can be sent in naira, by the codes of Paystack’s list (`GET /bank?country=nigeria`).

const CODES = {
  'Access Bank': '044',
  'Alternative Bank': '000304',
  Carbon: '565',
  Citibank: '023',
  'Coronation Merchant Bank': '559',
  Ecobank: '050',
  'FairMoney Microfinance Bank': '51318',
  'Fidelity Bank': '070',
  'First Bank': '011',
  FCMB: '214',
  'Globus Bank': '00103',
  GTBank: '058',
  'Jaiz Bank': '301',
  'Keystone Bank': '082',
  'Kuda Bank': '50211',
  'Lotus Bank': '303',
  Moniepoint: '50515',
  'OPay (Paycom)': '999992',
  'Optimus Bank': '107',
  PalmPay: '999991',
  'Parallex Bank': '104',
  'Polaris Bank': '076',
  'PremiumTrust Bank': '105',
  'Providus Bank': '101',
  'Rubies Bank': '125',
  'Signature Bank': '106',
  'Sparkle Microfinance Bank': '51310',
  'Stanbic IBTC Bank': '221',
  'Standard Chartered Bank': '068',
  'Sterling Bank': '232',
  'SunTrust Bank': '100',
  'TAJ Bank': '302',
  'Titan Bank': '102',
  'Union Bank': '032',
  UBA: '033',
  'Unity Bank': '215',
  'VFD Microfinance Bank': '566',
  'Wema Bank': '035',
  'Zenith Bank': '057',
} as const;

export const NIGERIAN_BANKS: readonly { code: string; name: string }[] = Object.entries(CODES).map(
  ([name, code]) => ({ code, name }),
);

export const bankNameOf = (code: string): string | undefined =>
  NIGERIAN_BANKS.find((bank) => bank.code === code)?.name;
