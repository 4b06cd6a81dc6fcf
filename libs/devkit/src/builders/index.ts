export { type GivenArena, givenArena, givenCompany } from './arenas.ts';
export {
  givenCampaign,
  type GivenCampaign,
  givenDelivery,
  type GivenDelivery,
  givenPostalAddress,
  givenReaders,
  type GivenReaders,
  givenSentCampaign,
  type GivenSentCampaign,
} from './campaigns.ts';
export { givenCatalogue } from './catalogue.ts';
export { givenContent, type GivenContent, givenEvent, givenPolicyVersion } from './content.ts';
export { givenLocation, type GivenLocation } from './locations.ts';
export { givenPartner, type GivenPartner } from './partners.ts';
export { givenFamily, givenProduct, givenStock, type GivenProduct } from './products.ts';
export { givenSlot, type GivenSlot } from './slots.ts';
export { insertRow, newRowId, type Queryable } from './rows.ts';
