-- The table that the migration to shipping zones wrote has one zone for all of Canada, so a 71 kg arena above its free
-- threshold ships to Nunavut free of charge. The territories and remote places get a zone of their own with the rates of
-- a new installation, and the provinces keep their fee and threshold. A table with other zones keeps its rates.
-- The previous version works on it: it reads and writes tables with any number of zones.
SET lock_timeout = '5s';

WITH repaired AS (
  UPDATE "settings" SET "updated_at" = now(), "value" = jsonb_build_object('zones', jsonb_build_array(
      ("value" #> '{zones,0}') || '{
        "name": { "en": "Provinces", "fr": "Provinces" },
        "provinces": ["AB", "BC", "MB", "NB", "NL", "NS", "ON", "PE", "QC", "SK"]
      }'::jsonb,
      '{
        "name": { "en": "The North and remote places", "fr": "Le Nord et les régions éloignées" },
        "provinces": ["NT", "NU", "YT"],
        "postalPrefixes": ["A0P", "J0M", "P0V", "R0B"],
        "rates": [
          { "upToGrams": 5000, "feeCents": 2500 },
          { "upToGrams": 30000, "feeCents": 6500 },
          { "upToGrams": 80000, "feeCents": 29000 }
        ],
        "freeFromCents": null,
        "days": { "min": 7, "max": 21 },
        "refusal": null
      }'::jsonb))
   WHERE "key" = 'shippingRates'
     AND jsonb_array_length("value" -> 'zones') = 1
     AND "value" @> '{ "zones": [{
       "name": { "en": "Canada", "fr": "Canada" },
       "provinces": ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "ON", "PE", "QC", "SK", "YT"],
       "postalPrefixes": [],
       "rates": [{ "upToGrams": null }],
       "refusal": null
     }] }'::jsonb
     AND jsonb_array_length("value" #> '{zones,0,rates}') = 1
     AND jsonb_array_length("value" #> '{zones,0,postalPrefixes}') = 0
     -- An administrator has not changed it since.
     AND "value" #> '{zones,0,days}' = 'null'::jsonb
     AND EXISTS (SELECT FROM "settings" former WHERE former."key" = 'shipping'
       AND former."value" -> 'feeCents' = "settings"."value" #> '{zones,0,rates,0,feeCents}'
       AND former."value" -> 'freeFromCents' IS NOT DISTINCT FROM "settings"."value" #> '{zones,0,freeFromCents}')
  RETURNING "key"
)
-- A form that still shows the former table must not save it again.
UPDATE "settings" SET "value" = to_jsonb(("value" #>> '{}')::int + 1), "updated_at" = now()
 WHERE "key" = 'version' AND EXISTS (SELECT FROM repaired);

RESET lock_timeout;
