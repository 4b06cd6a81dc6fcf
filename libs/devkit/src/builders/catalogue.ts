import type { Queryable } from './rows.ts';

/** The parts of product names, in English and French. */
const nouns: readonly [string, string][] = [
  ['Drone Ball', 'Drone-ballon'],
  ['Ball Cage', 'Cage de ballon'],
  ['Propeller Set', 'Jeu d’hélices'],
  ['Brushless Motor', 'Moteur sans balais'],
  ['Battery', 'Batterie'],
  ['Battery Charger', 'Chargeur de batteries'],
  ['Goal Ring', 'Anneau de but'],
  ['Safety Net', 'Filet de sécurité'],
  ['Carbon Frame', 'Châssis en carbone'],
  ['Radio Controller', 'Radiocommande'],
  ['Receiver', 'Récepteur'],
  ['Antenna', 'Antenne'],
  ['Light Strip', 'Bande lumineuse'],
  ['Flight Case', 'Mallette de vol'],
  ['Landing Pad', 'Aire d’atterrissage'],
  ['Inflatable Arena', 'Aréna gonflable'],
  ['Scoreboard', 'Tableau de pointage'],
  ['Team Vest', 'Dossard d’équipe'],
  ['Pilot Goggles', 'Lunettes de pilote'],
  ['Screwdriver', 'Tournevis'],
  ['Spare Panel', 'Panneau de rechange'],
  ['Bumper', 'Pare-chocs'],
  ['Speed Controller', 'Variateur de vitesse'],
  ['Camera Mount', 'Support de caméra'],
  ['Carrying Bag', 'Sac de transport'],
  ['Match Timer', 'Chronomètre de match'],
  ['Charging Cable', 'Câble de recharge'],
  ['Air Pump', 'Pompe à air'],
  ['Starter Kit', 'Trousse de départ'],
  ['Repair Kit', 'Trousse de réparation'],
];

const adjectives: readonly [string, string][] = [
  ['Striker', 'Attaquant'],
  ['Keeper', 'Gardien'],
  ['Sweeper', 'Libéro'],
  ['Junior', 'Junior'],
  ['Club', 'Club'],
  ['School', 'École'],
  ['Arctic', 'Arctique'],
  ['Northern', 'Nordique'],
  ['Featherlight', 'Poids plume'],
  ['Heavy Duty', 'Robuste'],
  ['Night', 'Nocturne'],
  ['Training', 'Entraînement'],
  ['Tournament', 'Tournoi'],
];

const sentences: readonly [string, string][] = [
  ['Bounces off walls and keeps flying.', 'Rebondit sur les murs et continue de voler.'],
  ['Panels clip out by hand after a hard hit.', 'Les panneaux se changent à la main après un choc.'],
  ['Charges in forty minutes from any outlet.', 'Se recharge en quarante minutes sur toute prise.'],
  ['The colour of the team is set by a switch.', 'La couleur de l’équipe se choisit par interrupteur.'],
  ['Fits every drone of the class.', 'Convient à tous les drones de la classe.'],
  ['Stands in minutes and packs into one bag.', 'Se monte en quelques minutes et tient dans un sac.'],
  ['Tested in our own arena for two seasons.', 'Éprouvé dans notre aréna pendant deux saisons.'],
  ['Balanced blades keep the flight smooth.', 'Des pales équilibrées gardent le vol stable.'],
  ['Screws, spacers and a key are in the box.', 'Vis, entretoises et clé sont dans la boîte.'],
  ['Made for gymnasiums with wooden floors.', 'Conçu pour les gymnases à plancher de bois.'],
  ['A whistle carries further than a shout.', 'Un sifflet porte plus loin qu’un cri.'],
  ['Stiff where it must be, soft where it lands.', 'Rigide là où il faut, souple à l’atterrissage.'],
  ['Reads from the far end of a large hall.', 'Se lit de l’autre bout d’une grande salle.'],
  ['Spare parts are sold one by one.', 'Les pièces de rechange se vendent à l’unité.'],
  ['Washable, and dry by the next practice.', 'Lavable, et sec pour le prochain entraînement.'],
  ['Weighs less than a hockey puck.', 'Pèse moins qu’une rondelle de hockey.'],
  ['Solder joints are sealed against vibration.', 'Les soudures sont protégées des vibrations.'],
  ['Holds its height within a hand’s breadth.', 'Garde sa hauteur à une largeur de main près.'],
  ['Two modes: level for beginners, acro for later.', 'Deux modes : stabilisé au début, acrobatique ensuite.'],
  ['Five pilots a side share one bag of these.', 'Cinq pilotes par équipe en partagent un sac.'],
];

const insertProducts = `
WITH made AS (
  INSERT INTO products (id, slug, category, price_cents, sale_price_cents, sale_ends_at, arena_class, weight_grams, created_at)
  SELECT md5('product' || n)::uuid, 'product-' || n, 1 + n % 6, 1999 + n * 37 % 90000,
         CASE WHEN n % 14 = 0 THEN 1500 END, CASE WHEN n % 28 = 0 THEN timestamptz '2026-01-01' END,
         CASE WHEN n % 3 = 0 THEN 1 + n % 2 END, 100 + n % 5000, timestamptz '2026-01-01' + n * interval '1 minute'
    FROM generate_series(1, $1::int) n
  RETURNING id, substr(slug, 9)::int AS n
), worded AS (
  -- A brand of three syllables: as in a real shop, most words of a large catalogue are rare.
  SELECT id, n, l.locale, l.at,
         initcap((string_to_array('ba ke lo mi ru za ti vo ne sha gro pli dra cor fen hul jo wex qua stro', ' '))[1 + n % 20]
              || (string_to_array('na ri mo le tu ka si ve do ga', ' '))[1 + n / 20 % 10]
              || (string_to_array('x ra th lin do mar k ton zel vy', ' '))[1 + n / 200 % 10]) AS brand
    FROM made, (VALUES ('en', 0), ('fr', 1)) l (locale, at)
), translated AS (
  INSERT INTO product_translations (product_id, locale, name, description, specs)
  SELECT id, locale,
         concat_ws(' ', brand, $2::jsonb -> (n % jsonb_array_length($2)) ->> at,
                   $3::jsonb -> (n / 7 % jsonb_array_length($3)) ->> at, n),
         concat_ws(' ', $4::jsonb -> (n % jsonb_array_length($4)) ->> at,
                   $4::jsonb -> (n / 3 % jsonb_array_length($4)) ->> at,
                   $4::jsonb -> (n / 11 % jsonb_array_length($4)) ->> at,
                   $4::jsonb -> (n / 17 % jsonb_array_length($4)) ->> at),
         '[{"label":"Diameter","value":"20 cm"},{"label":"Weight","value":"108 g"}]'
    FROM worded
), pictured AS (
  INSERT INTO product_images (id, product_id, position, url, alt, width, height)
  SELECT md5(id::text || k)::uuid, id, k, '/pictures/products/striker-20.webp', '{"en":"A ball drone","fr":"Un drone-ballon"}', 1280, 960
    FROM made, generate_series(0, 1) k
)
SELECT count(*) FROM made`;

const insertStock = `
INSERT INTO stock_levels (product_id, stock_point_id, quantity)
SELECT md5('product' || n)::uuid, s.id, CASE WHEN n % 9 = 0 THEN 0 ELSE 20 END
  FROM generate_series(1, $1::int) n, (SELECT id FROM stock_points ORDER BY kind, id LIMIT 4) s`;

/**
 * Inserts a large catalogue that is the same in every run: `product-1` to `product-<count>`, where higher numbers are
 * newer. Products have texts in both languages, two pictures and 20 pieces at the warehouse and at up to three shelves.
 * One in nine is sold out, and one in 28 is on sale. Tests of query speed run `VACUUM ANALYZE` afterwards.
 */
export async function givenCatalogue(db: Queryable, count: number): Promise<void> {
  const texts = [adjectives, nouns, sentences].map((each) => JSON.stringify(each));
  await db.query(insertProducts, [count, ...texts]);
  await db.query(insertStock, [count]);
}
