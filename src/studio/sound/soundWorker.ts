import { answerQuestions } from "../desk/answerQuestions.ts";
import { soundTasks } from "./soundTasks.ts";

answerQuestions(soundTasks);
