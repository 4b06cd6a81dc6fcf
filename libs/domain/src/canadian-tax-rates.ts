import type { TaxRate } from './tax.ts';

const CRA = 'Canada Revenue Agency, GST/HST calculator and rates (canada.ca)';

const gst = (province: TaxRate['province']): TaxRate => ({
  province,
  name: 'GST',
  rate: 5_000,
  validFrom: '2008-01-01',
  validTo: null,
  source: `${CRA}: GST 5 % since 1 January 2008; Excise Tax Act, s. 165(1)`,
});

const hst = (
  province: TaxRate['province'],
  rate: number,
  validFrom: string,
  validTo: string | null,
  detail: string,
): TaxRate => ({ province, name: 'HST', rate, validFrom, validTo, source: `${CRA}: ${detail}` });

/** Tax rates of Canada's provinces and territories. They seed the table of rates that the product calculates with. */
export const canadianTaxRates: readonly TaxRate[] = [
  gst('AB'),
  gst('NT'),
  gst('NU'),
  gst('YT'),
  gst('BC'),
  {
    province: 'BC',
    name: 'PST',
    rate: 7_000,
    validFrom: '2013-04-01',
    validTo: null,
    source: 'British Columbia Ministry of Finance, Provincial Sales Tax (gov.bc.ca/pst): 7 % since 1 April 2013',
  },
  gst('MB'),
  {
    province: 'MB',
    name: 'RST',
    rate: 7_000,
    validFrom: '2019-07-01',
    validTo: null,
    source: 'Manitoba Finance, Taxation Division, Retail Sales Tax (gov.mb.ca): 7 % since 1 July 2019',
  },
  gst('SK'),
  {
    province: 'SK',
    name: 'PST',
    rate: 6_000,
    validFrom: '2017-03-23',
    validTo: null,
    source: 'Saskatchewan Ministry of Finance, Provincial Sales Tax (saskatchewan.ca): 6 % since 23 March 2017',
  },
  gst('QC'),
  {
    province: 'QC',
    name: 'QST',
    rate: 9_975,
    validFrom: '2013-01-01',
    validTo: null,
    source: 'Revenu Québec, GST/HST and QST rates (revenuquebec.ca): 9.975 % since 1 January 2013',
  },
  hst('ON', 13_000, '2010-07-01', null, 'Ontario HST 13 % since 1 July 2010'),
  hst('NS', 15_000, '2010-07-01', '2025-04-01', 'Nova Scotia HST 15 % until 31 March 2025'),
  hst('NS', 14_000, '2025-04-01', null, 'Nova Scotia HST 14 % since 1 April 2025'),
  hst('NB', 15_000, '2016-07-01', null, 'New Brunswick HST 15 % since 1 July 2016'),
  hst('NL', 15_000, '2016-07-01', null, 'Newfoundland and Labrador HST 15 % since 1 July 2016'),
  hst('PE', 15_000, '2016-10-01', null, 'Prince Edward Island HST 15 % since 1 October 2016'),
];
