import type { Argument, Command, Option } from 'commander';
import { FederationCommand } from './command.ts';

interface DescribedOption {
  /** '--port <port>', '-h, --help'. */
  flags: string;
  /** '--port'. */
  long: string;
  description: string;
  /** Default value as text; null without one. */
  defaultText: string | null;
  isRequired: boolean;
  takesValue: boolean;
}

/** A command as data, for shell completion and the generated CLI reference. */
export interface DescribedCommand {
  /** 'federation token create'. */
  path: string;
  name: string;
  /** 'federation token create [options] <team>'. */
  usage: string;
  description: string;
  /** Heading of its group in the help of the program: 'Release:'. */
  group: string;
  arguments: { term: string; description: string; choices: readonly string[] }[];
  options: DescribedOption[];
  examples: readonly string[];
  commands: DescribedCommand[];
}

const describeArgument = (argument: Argument) => ({
  term: `${argument.required ? '<' : '['}${argument.name()}${argument.variadic ? '...' : ''}${argument.required ? '>' : ']'}`,
  description: argument.description,
  choices: argument.argChoices ?? [],
});

const formatDefault = ({ defaultValue, defaultValueDescription }: Option): string | null => {
  if (defaultValueDescription !== undefined) return defaultValueDescription;
  if (defaultValue === undefined || (Array.isArray(defaultValue) && defaultValue.length === 0)) return null;
  return String(defaultValue);
};

const describeOption = (option: Option): DescribedOption => ({
  flags: option.flags,
  long: option.long ?? '',
  description: option.description,
  defaultText: formatDefault(option),
  isRequired: option.mandatory,
  takesValue: option.required,
});

/** Describes a command and its subcommands, without the built-in help. */
export function describeCommand(command: FederationCommand): DescribedCommand {
  const isFederationCommand = (child: Command): child is FederationCommand =>
    child instanceof FederationCommand;
  return {
    path: command.path,
    name: command.name(),
    usage: command.createHelp().commandUsage(command),
    description: command.description(),
    group: command.helpGroup(),
    arguments: command.registeredArguments.map(describeArgument),
    options: command.options.map(describeOption),
    examples: command.examples,
    commands: command.commands.filter(isFederationCommand).map(describeCommand),
  };
}

/** Lists a command and all commands below it. */
export const listCommands = (command: DescribedCommand): DescribedCommand[] => [
  command,
  ...command.commands.flatMap(listCommands),
];
