// The icons in use: a new one is named here, and the gallery shows it.
export {
  ArrowLeft,
  ArrowRight,
  BookOpen,
  Check,
  ChevronLeft,
  Ellipsis,
  Eye,
  EyeOff,
  Minus,
  Pause,
  Plus,
  RotateCcw,
  RotateCw,
  ScrollText,
  Undo2,
  X,
} from "lucide";
