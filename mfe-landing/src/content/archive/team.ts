import type { TeamMember } from '../schema.ts';

/** Invented people of the archive page. */
export const team = {
  eyebrow: 'Equipa de exemplo',
  title: 'Três especialistas ao seu lado',
  socialOf: (network: string, name: string) => `${network} de ${name}`,
};

const networks = ['Twitter', 'LinkedIn', 'GitHub'];
const social = (slug: string) =>
  networks.map((label) => ({ label, url: `https://${slug}.example/${label.toLowerCase()}` }));

export const teamMembers: TeamMember[] = [
  { id: 'pessoa-a', name: 'Pessoa de exemplo A', role: 'Educação digital', social: social('pessoa-a') },
  { id: 'pessoa-b', name: 'Pessoa de exemplo B', role: 'Ciência de dados', social: social('pessoa-b') },
  {
    id: 'pessoa-c',
    name: 'Pessoa de exemplo C',
    role: 'Ética e direitos digitais',
    social: social('pessoa-c'),
  },
];
