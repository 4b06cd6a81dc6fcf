/** The product pictures: each name with its alternative text in English and French. `-2` is an additional view. */
export const productPictures: Record<string, readonly [string, string]> = {
  'striker-20': [
    'Class 20 striker drone: black ball cage, red light ring',
    'Drone attaquant de classe 20 : cage sphérique noire, anneau lumineux rouge',
  ],
  'striker-20-2': [
    'Close view of the quadcopter inside the class 20 striker',
    "Gros plan du quadricoptère à l'intérieur de l'attaquant de classe 20",
  ],
  'keeper-20': [
    'Class 20 keeper drone: pale reinforced cage, three blue light rings',
    'Drone gardien de classe 20 : cage claire renforcée, trois anneaux lumineux bleus',
  ],
  'keeper-20-2': [
    'Close view of the quadcopter inside the class 20 keeper',
    "Gros plan du quadricoptère à l'intérieur du gardien de classe 20",
  ],
  'trainer-20': [
    'Class 20 training drone: white cage, orange propellers',
    "Drone d'entraînement de classe 20 : cage blanche, hélices orange",
  ],
  'trainer-20-2': [
    'Close view of the quadcopter inside the class 20 trainer',
    "Gros plan du quadricoptère à l'intérieur du drone d'entraînement de classe 20",
  ],
  'striker-40': [
    'Class 40 striker drone: carbon rods, red joints, red light ring',
    'Drone attaquant de classe 40 : tiges de carbone, raccords rouges, anneau lumineux rouge',
  ],
  'striker-40-2': [
    'Close view of the quadcopter inside the class 40 striker',
    "Gros plan du quadricoptère à l'intérieur de l'attaquant de classe 40",
  ],
  'pro-40': [
    'Class 40 competition drone: carbon cage, blue light ring',
    'Drone de compétition de classe 40 : cage de carbone, anneau lumineux bleu',
  ],
  'pro-40-2': [
    'Close view of the quadcopter inside the class 40 competition drone',
    "Gros plan du quadricoptère à l'intérieur du drone de compétition de classe 40",
  ],
  'racer-c': [
    'Racing drone in an open cage of white hoops',
    'Drone de course dans une cage ouverte faite de cerceaux blancs',
  ],
  'racer-c-2': [
    'The open cage racer seen from behind and above',
    'Le drone de course à cage ouverte, vu de derrière et de haut',
  ],
  'build-kit-20': [
    'Parts of a class 20 drone laid out: cage halves, frame, motors, propellers, battery',
    "Pièces d'un drone de classe 20 disposées : demi-cages, châssis, moteurs, hélices, batterie",
  ],
  'build-kit-40': [
    'Parts of a class 40 drone laid out: carbon cage halves, frame, motors, propellers, battery',
    "Pièces d'un drone de classe 40 disposées : demi-cages de carbone, châssis, moteurs, hélices, batterie",
  ],
  'school-kit-20': [
    'School kit: five class 20 drones, two transmitters and a charger',
    'Trousse scolaire : cinq drones de classe 20, deux émetteurs et un chargeur',
  ],
  'led-kit': [
    'Coils of red and blue light strip with their controller',
    'Rouleaux de ruban lumineux rouge et bleu avec leur contrôleur',
  ],
  'repair-kit': [
    'Open red box with spare propellers, motors, cage pieces and tools',
    'Boîte rouge ouverte : hélices, moteurs, pièces de cage de rechange et outils',
  ],
  'club-package-20': [
    'Club package, class 20: ten drones in two teams, two goals, transmitters',
    'Ensemble club, classe 20 : dix drones en deux équipes, deux buts, émetteurs',
  ],
  'club-package-20-2': ['The class 20 club package from the blue side', "L'ensemble club de classe 20 vu du côté bleu"],
  'club-package-40': [
    'Club package, class 40: ten drones in two teams, two goals, transmitters',
    'Ensemble club, classe 40 : dix drones en deux équipes, deux buts, émetteurs',
  ],
  'club-package-40-2': ['The class 40 club package from the red side', "L'ensemble club de classe 40 vu du côté rouge"],
  'school-package-20': [
    'School package: six white class 20 drones, carrying case, goals, transmitters',
    'Ensemble scolaire : six drones blancs de classe 20, mallette, buts, émetteurs',
  ],
  'school-package-20-2': ['The school package from above', "L'ensemble scolaire vu de haut"],
  'starter-duo': [
    'Two class 20 drones, red and blue, each with its transmitter',
    'Deux drones de classe 20, un rouge et un bleu, chacun avec son émetteur',
  ],
  'starter-duo-2': ['The starter duo from the side', 'Le duo de départ vu de côté'],
  'inflatable-arena-20': [
    'Inflatable arena for class 20 with net walls and a marked floor',
    'Aréna gonflable de classe 20 avec parois de filet et tapis marqué',
  ],
  'inflatable-arena-40': [
    'Large inflatable arena for class 40 with net walls and a marked floor',
    'Grand aréna gonflable de classe 40 avec parois de filet et tapis marqué',
  ],
  'inflatable-goal-pair': [
    'Two inflatable ring goals, one red, one blue',
    'Deux buts gonflables en anneau, un rouge et un bleu',
  ],
  'inflatable-gate': [
    'Inflatable race gate with a drone flying through',
    'Arche de course gonflable traversée par un drone',
  ],
  'transmitter-x8': ['Two-stick transmitter with a colour screen', 'Émetteur à deux manches avec écran couleur'],
  'fpv-goggles': [
    'First-person-view goggles with head strap and two antennas',
    'Lunettes de pilotage en immersion avec sangle et deux antennes',
  ],
  'carry-case': ['Open hard case with two drones in foam', 'Mallette rigide ouverte avec deux drones dans la mousse'],
  'team-vests': ['A red and a blue team bib on a rail', "Un dossard d'équipe rouge et un bleu sur un portant"],
  'battery-3s': ['Three-cell battery with leads', 'Batterie à trois éléments avec ses câbles'],
  'battery-6s': ['Large six-cell battery with leads', 'Grande batterie à six éléments avec ses câbles'],
  'propellers-20': [
    'Seven three-blade propellers in red, blue, white and black',
    'Sept hélices tripales rouges, bleues, blanches et noires',
  ],
  'motor-set': ['Four brushless motors with their wires and screws', 'Quatre moteurs sans balais avec fils et vis'],
  'cage-panels-20': ['Spare pieces of a class 20 cage', "Pièces de rechange d'une cage de classe 20"],
  'cage-panels-40': [
    'Spare carbon rods, joints and panels of a class 40 cage',
    "Tiges de carbone, raccords et panneaux de rechange d'une cage de classe 40",
  ],
  'charger-quad': [
    'Charger for four batteries with a screen for each',
    'Chargeur pour quatre batteries avec un écran pour chacune',
  ],
};
