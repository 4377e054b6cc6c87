/**
 * Where each lesson stands beside AILit, the framework of the European Commission and the OECD (2026: four domains, 19
 * competences). It is made for schools: this is a map for trainers and editors, no claim of conformity, and on no page. Before a
 * page shows it, the names of the domains have to be on the project's list of verified facts. `docs/ailit.md` is its table.
 */
export type Domain = 'engage' | 'create' | 'manage' | 'shape';

export const ailit: Record<string, Record<number, readonly Domain[]>> = {
  'descobrir-a-ia': {
    1: ['engage'],
    2: ['engage', 'shape'],
    3: ['engage'],
    4: ['engage', 'create'],
    5: ['create'],
    6: ['engage'],
    7: ['manage'],
    8: ['engage', 'manage'],
    9: ['create', 'manage'],
    10: ['engage', 'manage'],
    11: ['create', 'manage'],
    12: ['engage', 'manage'],
    13: ['engage', 'manage'],
  },
  mscopilot: {
    1: ['engage'],
    2: ['manage'],
    3: ['engage'],
    4: ['create'],
    5: ['create'],
    6: ['engage'],
    7: ['create'],
    8: ['create'],
    9: ['create', 'manage'],
  },
  'copilot-v2': {
    1: ['engage'],
    2: ['manage'],
    3: ['create'],
    4: ['create', 'engage'],
    5: ['create'],
  },
  'copilot-v3': {
    1: ['engage'],
    2: ['manage'],
    3: ['manage'],
    4: ['engage'],
    5: ['engage'],
    6: ['create'],
    7: ['create'],
    8: ['create'],
    9: ['create'],
    10: ['create'],
    11: ['engage'],
    12: ['engage'],
    13: ['create'],
    14: ['create'],
    15: ['create'],
    16: ['create'],
    17: ['manage'],
    18: ['manage'],
  },
};
