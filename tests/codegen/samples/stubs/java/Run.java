import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the main method of every class that is named, and keeps what each prints and how it ends. */
public final class Run {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      ByteArrayOutputStream err = new ByteArrayOutputStream();
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
      int code = 0;
      try {
        Class.forName(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      } catch (InvocationTargetException thrown) {
        code = 1;
        thrown.getCause().printStackTrace();
      }
      Files.writeString(Path.of(name + ".java.code"), Integer.toString(code));
      Files.write(Path.of(name + ".java.stdout"), out.toByteArray());
      Files.write(Path.of(name + ".java.stderr"), err.toByteArray());
    }
  }
}
