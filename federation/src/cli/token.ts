import type { FederationCommand } from './command.ts';
import { jsonOption, openSiteFolder, type SiteValues, withSite } from './options.ts';
import { printJson } from './print.ts';

interface TokenValues extends SiteValues {
  tokens?: string;
}

/** Lazy-loads the commands and returns them with the token file. */
async function loadCommands(values: TokenValues) {
  const site = await openSiteFolder(values);
  const commands = await import('../service/token-commands.ts');
  return { commands, file: commands.tokensFileOf(site, values.tokens) };
}

async function create(team: string, values: TokenValues & { apps: string[] }): Promise<void> {
  const { commands, file } = await loadCommands(values);
  console.log(await commands.createTeamToken(file, team, values.apps));
}

async function list(values: TokenValues & { json?: boolean }): Promise<void> {
  const { commands, file } = await loadCommands(values);
  const tokens = await commands.listTokens(file);
  if (values.json) printJson(tokens);
  else console.log(commands.formatTokens(file, tokens));
}

async function revoke(team: string, values: TokenValues): Promise<void> {
  const { commands, file } = await loadCommands(values);
  console.log(await commands.revokeTeamToken(file, team));
}

const parseApps = (text: string): string[] => text.split(',').flatMap((app) => app.trim() || []);

const withTokens = (command: FederationCommand): FederationCommand =>
  withSite(command).option(
    '--tokens <file>',
    'token file, as for federation serve (default: .federation/tokens.json beside the site)',
  );

/** Adds the commands for the tokens with which teams release their own apps. */
export function addTokenCommands(program: FederationCommand): void {
  const group = program
    .command('token')
    .description('Creates, lists and revokes the tokens of teams, on the machine with the site.');
  withTokens(group.command('create'))
    .description('Creates a token, shown once, that lets a team release its own apps.')
    .argument('<team>', 'public name of the team in kebab-case')
    .requiredOption('--apps <apps>', 'apps that the token may release, separated by commas', parseApps)
    .example('token create equipa-biblioteca --apps mfe-biblioteca,mfe-eventos --site ~/ia-para-todos/site')
    .action(create);
  withTokens(group.command('list'))
    .description('Lists the tokens: team, apps, date.')
    .addOption(jsonOption())
    .example('token list --site ~/ia-para-todos/site')
    .action(list);
  withTokens(group.command('revoke'))
    .description('Revokes the token of a team at once.')
    .argument('<team>', 'name of the team')
    .example('token revoke equipa-biblioteca --site ~/ia-para-todos/site')
    .action(revoke);
}
