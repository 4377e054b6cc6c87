/** The categories of the Prompt Factory, in order: the seed of the database and what pages show before it answers. */
import type { Category } from './recipe.ts';

export const CATEGORIES: Category[] = [
  { id: 'gerar-ideias', title: 'Gerar Ideias', icon_name: 'lightbulb' },
  { id: 'escrever-emails', title: 'Escrever E-mails', icon_name: 'mail' },
  { id: 'criar-imagens', title: 'Criar Imagens', icon_name: 'palette' },
  { id: 'resumir-texto', title: 'Resumir Texto', icon_name: 'newspaper' },
  { id: 'redes-sociais', title: 'Redes Sociais', icon_name: 'share' },
  { id: 'educacao', title: 'Educação', icon_name: 'graduation-cap' },
  { id: 'servicos-publicos', title: 'Serviços Públicos', icon_name: 'map-pin' },
  { id: 'saude', title: 'Saúde', icon_name: 'heart' },
  { id: 'associacoes', title: 'Associações', icon_name: 'users' },
  { id: 'linguas', title: 'Línguas', icon_name: 'message-circle' },
  { id: 'trabalho', title: 'Trabalho', icon_name: 'clipboard-list' },
  { id: 'dia-a-dia', title: 'Dia a Dia', icon_name: 'sun' },
];
