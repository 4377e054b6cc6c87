import { Icon, type IconProps, type IconType } from './Icon.tsx';
import {
  Accessibility,
  Award,
  BookOpen,
  Brain,
  Calendar,
  CircleHelp,
  ClipboardList,
  Compass,
  Eye,
  Film,
  Flag,
  GraduationCap,
  Handshake,
  Heart,
  Image,
  Lightbulb,
  Lock,
  Mail,
  MapPin,
  Megaphone,
  MessageCircle,
  Newspaper,
  Palette,
  Pencil,
  Puzzle,
  Scale,
  Search,
  Share,
  ShieldCheck,
  Sparkles,
  Sprout,
  Star,
  Sun,
  Trophy,
  User,
  Users,
  WandSparkles,
} from './icons.ts';

/** Icons by kebab-case name: lucide names, and other names that the data uses. */
const ICONS_BY_NAME: Record<string, IconType> = {
  accessibility: Accessibility,
  award: Award,
  'book-open': BookOpen,
  book: BookOpen,
  brain: Brain,
  calendar: Calendar,
  'clipboard-list': ClipboardList,
  compass: Compass,
  eye: Eye,
  film: Film,
  flag: Flag,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  heart: Heart,
  image: Image,
  lightbulb: Lightbulb,
  'light-bulb': Lightbulb,
  lock: Lock,
  mail: Mail,
  email: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  newspaper: Newspaper,
  'file-text': Newspaper,
  'document-text': Newspaper,
  palette: Palette,
  pencil: Pencil,
  puzzle: Puzzle,
  scale: Scale,
  search: Search,
  share: Share,
  'share-2': Share,
  shield: ShieldCheck,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  sprout: Sprout,
  leaf: Sprout,
  star: Star,
  sun: Sun,
  trophy: Trophy,
  user: User,
  users: Users,
  'user-group': Users,
  wand: WandSparkles,
  'wand-sparkles': WandSparkles,
  'academic-cap': GraduationCap,
};

/** 'BookOpen', 'BookOpenIcon' and 'book_open' → 'book-open'. */
const toIconName = (name: string): string =>
  name
    .trim()
    .replace(/Icon$/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_\s]+/g, '-')
    .toLowerCase();

/** True when an icon of this name exists; content tests can validate their data with it. */
export const isIconName = (name: string): boolean => Object.hasOwn(ICONS_BY_NAME, toIconName(name));

export interface DataIconProps extends Omit<IconProps, 'icon'> {
  /** `icon_name` from the database: 'book-open', 'BookOpen' or 'book_open'. */
  name: string | null | undefined;
}

/**
 * Icon named by a database row. An unknown name shows a neutral icon, because the data may be newer than the
 * code. It bundles every icon the data may name, so use `Icon` for a fixed icon.
 */
export function DataIcon({ name, ...rest }: DataIconProps) {
  return (
    <Icon icon={(isIconName(name ?? '') && ICONS_BY_NAME[toIconName(name ?? '')]) || CircleHelp} {...rest} />
  );
}
