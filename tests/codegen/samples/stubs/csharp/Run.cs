using System;
using System.IO;
using System.Reflection;
using System.Threading.Tasks;

/// What of .NET 8 samples use, and Mono lacks. Samples stand in the same namespace.
namespace Samples
{
    public struct ValueTask
    {
        public static ValueTask CompletedTask { get { return new ValueTask(); } }
    }

    public static class File
    {
        public static Task<byte[]> ReadAllBytesAsync(string path)
        {
            return Task.FromResult(System.IO.File.ReadAllBytes(path));
        }

        public static Task WriteAllBytesAsync(string path, byte[] bytes)
        {
            System.IO.File.WriteAllBytes(path, bytes);
            return Task.FromResult(true);
        }
    }

    public static class X509Certificate2
    {
        public static System.Security.Cryptography.X509Certificates.X509Certificate2 CreateFromPemFile(
            string certPemFilePath, string keyPemFilePath = null)
        {
            throw new NotSupportedException("Mono reads no such files.");
        }
    }

    /// Runs the sample of every class that is named, and keeps what each prints and how it ends.
    public static class Run
    {
        public static T Disposable<T>(T value) where T : IDisposable
        {
            return value;
        }

        public static void Main(string[] names)
        {
            foreach (string name in names)
            {
                var output = new StringWriter();
                var error = new StringWriter();
                Console.SetOut(output);
                int code = 0;
                try
                {
                    ((Task)Type.GetType("Samples." + name).GetMethod("Call").Invoke(null, null)).Wait();
                }
                catch (Exception thrown)
                {
                    code = 1;
                    error.Write(thrown);
                }
                System.IO.File.WriteAllText(name + ".cs.code", code.ToString());
                System.IO.File.WriteAllText(name + ".cs.stdout", output.ToString());
                System.IO.File.WriteAllText(name + ".cs.stderr", error.ToString());
            }
        }
    }
}
