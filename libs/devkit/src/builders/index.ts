export { givenArena, givenCompany } from './arenas.ts';
export {
  givenCampaign,
  givenDelivery,
  type GivenDelivery,
  givenPostalAddress,
  givenReaders,
  type GivenReaders,
  givenSentCampaign,
  type GivenSentCampaign,
} from './campaigns.ts';
export { givenCatalogue } from './catalogue.ts';
export { givenContent, givenEvent, givenPolicyVersion } from './content.ts';
export { givenLocation } from './locations.ts';
export { givenPartner } from './partners.ts';
export { givenFamily, givenProduct, givenStock, type GivenProduct } from './products.ts';
export { givenSlot, type GivenSlot } from './slots.ts';
export { insertRow, newRowId, type Queryable } from './rows.ts';
