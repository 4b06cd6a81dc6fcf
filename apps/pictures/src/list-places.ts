const cities: Record<string, readonly [string, string]> = {
  'default-city': ['a city skyline', "la silhouette d'une ville"],
  vancouver: ['the harbour and mountains of Vancouver', 'le port et les montagnes de Vancouver'],
  burnaby: ['the hill and towers of Burnaby', 'la colline et les tours de Burnaby'],
  surrey: ['a cable-stayed bridge near Surrey', 'un pont à haubans près de Surrey'],
  toronto: ['the skyline of Toronto', 'la silhouette de Toronto'],
  mississauga: ['the curved towers of Mississauga', 'les tours courbes de Mississauga'],
  markham: ['the pond and low roofs of Markham', "l'étang et les toits bas de Markham"],
  montreal: ['the mountain and dome of Montréal', 'la montagne et le dôme de Montréal'],
  laval: ['the river and towers of Laval', 'la rivière et les tours de Laval'],
  longueuil: ['a steel bridge over the river at Longueuil', "un pont d'acier sur le fleuve à Longueuil"],
  calgary: ['the tower and mountains of Calgary', 'la tour et les montagnes de Calgary'],
  edmonton: ['the glass pyramids of Edmonton', "les pyramides de verre d'Edmonton"],
  winnipeg: ['the footbridge and glass tower of Winnipeg', 'la passerelle et la tour de verre de Winnipeg'],
  ottawa: ['the clock tower on the hill in Ottawa', "la tour de l'Horloge sur la colline à Ottawa"],
  'quebec-city': ['the castle above the old town of Québec', 'le château au-dessus de la vieille ville de Québec'],
  halifax: ['the bridge and harbour of Halifax', 'le pont et le port de Halifax'],
  saskatoon: ['the arched bridge and river of Saskatoon', 'le pont à arches et la rivière de Saskatoon'],
};

/** The pictures of places: each name with its alternative text in English and French. */
export const placePictures: Record<string, readonly [string, string]> = Object.fromEntries(
  Object.entries(cities).map(([name, [en, fr]]) => [
    name,
    [`Lit drone soccer arena at dusk before ${en}`, `Aréna de drone soccer éclairé au crépuscule devant ${fr}`],
  ]),
);
