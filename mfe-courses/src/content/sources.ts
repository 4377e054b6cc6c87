/**
 * Sources cited by lessons, one entry each, so that a new edition is changed in one place. An entry has a
 * link only if the verified facts include its URL; other pages are cited by name.
 */
import type { Source, VerifiedNote } from './schema.ts';

const microsoft = 'Microsoft';

export const sources = {
  /** Contractual protection, encryption, no training on prompts, answers and Graph data. */
  dataProtection: {
    publisher: microsoft,
    title: 'Enterprise data protection in Microsoft 365 Copilot',
    year: 2024,
  },
  /** The shield beside «New chat», its position and its former green colour. */
  shield: {
    publisher: microsoft,
    title: 'Copilot: privacy and protections',
    url: 'https://learn.microsoft.com/copilot/privacy-and-protections',
  },
  /** Prompts are logged and auditable; web search sends a few words to Bing without identifiers. */
  chatSupport: {
    publisher: microsoft,
    title: 'página de apoio sobre o Copilot com a conta de trabalho',
    described: true,
  },
  /** 'Never add sensitive or proprietary work information'; image creation by plain request. */
  whichCopilot: {
    publisher: microsoft,
    title: 'Decide which Copilot is right for you',
    year: 2025,
  },
  /** Where it is pinned: Teams, Outlook, the Microsoft 365 Copilot app. */
  pin: {
    publisher: microsoft,
    title: 'Pin Microsoft 365 Copilot Chat to the navigation bar',
    year: 2025,
  },
  /** A reply drafted in Outlook uses the open messages as context. */
  outlook: {
    publisher: microsoft,
    title: 'perguntas frequentes sobre o Copilot no Outlook',
    described: true,
    year: 2024,
    url: 'https://support.microsoft.com/en-us/office/frequently-asked-questions-about-copilot-in-outlook-07420c70-099e-4552-8522-7d426712917b',
  },
  /** Other messages that Copilot can use, by version and licence. One secondary page only. */
  outlookMailbox: {
    publisher: 'kesslernity.com',
    title: 'guia sobre o que o Copilot pode ler',
    described: true,
    year: 2026,
    url: 'https://www.kesslernity.com/guides/copilot-chat-data-scope-guide.html',
  },
  /** Licences, and help inside the Office apps from August 2025. */
  manage: {
    publisher: microsoft,
    title: 'Manage Microsoft 365 Copilot Chat',
    year: 2025,
  },
  /** How it works, ungrounded content, how to write good prompts. */
  transparency: { publisher: microsoft, title: 'Transparency note: Microsoft 365 Copilot', year: 2024 },
  /** Attaching files. One secondary page only: the text says «pergunte à equipa de informática». */
  attach: {
    publisher: 'datastudios.org',
    title: 'artigo sobre anexar ficheiros no Copilot',
    described: true,
  },
  /** Data stored by personal accounts: defaults, and settings to turn it off. */
  chatGptData: {
    publisher: 'OpenAI',
    title: 'páginas de ajuda sobre dados e conversas temporárias',
    described: true,
  },
  geminiData: { publisher: 'Google', title: 'aviso de privacidade do Gemini', described: true },
  copilotPersonal: {
    publisher: microsoft,
    title: 'perguntas frequentes sobre o Copilot pessoal, lidas numa cópia guardada da página',
    described: true,
  },
  /** AI summaries above the results of a search engine. */
  searchSummary: {
    publisher: 'Google',
    title: 'anúncio da Vista Geral de IA, citado por dinheirovivo.dn.pt',
    url: 'https://dinheirovivo.dn.pt/economia/google-transforma-a-pesquisa-em-portugal-com-a-chegada-da-vista-geral-de-ia',
    described: true,
    year: 2025,
  },
  /** The assistant in WhatsApp, and what it can read. */
  metaAi: {
    publisher: 'Meta',
    title: 'esclarecimento sobre o assistente no WhatsApp, citado por dnoticias.pt e marketeer.sapo.pt',
    url: 'https://marketeer.sapo.pt/meta-ai-nao-le-mensagens-privadas-whatsapp-esclarece-nova-opcao-de-privacidade',
    described: true,
    year: 2025,
  },
  /** Programs that act towards a goal. One secondary page only: the text says «segundo o site webtech.pt». */
  agents: {
    publisher: 'webtech.pt',
    title: 'artigo sobre agentes de IA',
    url: 'https://webtech.pt/o-que-sao-agentes-de-ia-e-como-funcionam',
    described: true,
    year: 2025,
  },
  /** Why models guess instead of saying that they do not know. */
  guessing: {
    publisher: 'Estudo de setembro de 2025',
    title: 'sobre a razão por que os modelos inventam, citado por theaiinsider.tech e notebookcheck.net',
    described: true,
    year: 2025,
  },
  /** People's ratings tune the answers after the training. */
  ratings: {
    publisher: 'software-folder.com e dailynews24media.com',
    title: 'artigos sobre a afinação com avaliações de pessoas',
    described: true,
  },
  /** RTF as a community convention, without an author. */
  rtf: { publisher: 'aipromptshub.co', title: 'artigo sobre papel, tarefa e formato (RTF)', described: true },
} as const satisfies Record<string, Source>;

/** Builds a verification note from names of `sources`. */
export const verified = verifiedBy(sources);

/** Returns a function that builds the verification note of a block from names of the sources. */
export function verifiedBy<Name extends string>(sourcesByName: Record<Name, Source>) {
  return (...names: Name[]): VerifiedNote => ({
    date: 'novembro de 2026',
    sources: names.map((name) => sourcesByName[name]),
  });
}
